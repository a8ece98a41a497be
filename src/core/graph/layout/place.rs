//! Where exactly the nodes of a layer are: as near as the order and the distances allow to the mean place of their
//! neighbours, by least squares.

use super::Layout;
use super::order::Network;

/// Rounds, down and up in turn; the last goes up, so that parents are above their children.
const ROUNDS: usize = 10;

/// The x of each node, from 0.
pub(super) fn place(network: &Network) -> Vec<i32> {
    let mut x = vec![0_i64; network.layer.len()];
    for layer in &network.layers {
        let offsets = offsets(network, layer);
        let half = offsets.last().copied().unwrap_or(0) / 2;
        for (&node, offset) in layer.iter().zip(offsets) {
            x[node as usize] = offset - half;
        }
    }
    for round in 0..ROUNDS {
        let count = network.layers.len();
        for step in 0..count {
            let downwards = round % 2 == 0;
            let at = if downwards { step } else { count - 1 - step };
            let near = if downwards { &network.up } else { &network.down };
            settle(network, &network.layers[at], near, &mut x);
        }
    }
    let least = x.iter().copied().min().unwrap_or(0);
    x.into_iter().map(|x| i32::try_from(x - least).unwrap_or(i32::MAX)).collect()
}

/// How far right of the first node of a layer each one lies when all are as close as they may be.
fn offsets(network: &Network, layer: &[u32]) -> Vec<i64> {
    let unit = i64::from(Layout::UNIT);
    let vertex = |node: u32| node < network.vertices;
    let mut offset = 0;
    let mut offsets = Vec::with_capacity(layer.len());
    for (at, &node) in layer.iter().enumerate() {
        if let Some(&before) = at.checked_sub(1).and_then(|before| layer.get(before)) {
            offset += if vertex(node) && vertex(before) { unit } else { unit / 2 };
        }
        offsets.push(offset);
    }
    offsets
}

/// Moves the nodes of one layer. With the least distances taken off, what is wanted is the
/// ascending sequence nearest to the means: neighbours that would be in the wrong order are
/// pooled and share their mean (M. Ayer and others, *Annals of Mathematical Statistics* 26, 1955).
fn settle(network: &Network, layer: &[u32], near: &[Vec<u32>], x: &mut [i64]) {
    let offsets = offsets(network, layer);
    // Each pool has the sum of what its nodes want, and their number.
    let mut pools: Vec<(i64, i64)> = Vec::with_capacity(layer.len());
    for (&node, &offset) in layer.iter().zip(&offsets) {
        let mut pool = (wanted(&near[node as usize], x).unwrap_or(x[node as usize]) - offset, 1);
        while let Some(&(sum, count)) = pools.last() {
            if sum * pool.1 <= pool.0 * count {
                break;
            }
            pools.pop();
            pool = (pool.0 + sum, pool.1 + count);
        }
        pools.push(pool);
    }
    let places =
        pools.iter().flat_map(|&(sum, count)| (0..count).map(move |_| sum.div_euclid(count)));
    for ((&node, &offset), place) in layer.iter().zip(&offsets).zip(places) {
        x[node as usize] = place + offset;
    }
}

/// The mean place of some nodes.
fn wanted(nodes: &[u32], x: &[i64]) -> Option<i64> {
    let count = i64::try_from(nodes.len()).ok().filter(|&count| count > 0)?;
    Some(nodes.iter().map(|&node| x[node as usize]).sum::<i64>().div_euclid(count))
}
