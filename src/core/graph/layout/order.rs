//! The order of the vertices in a layer: sweeps down and up, each layer sorted by the mean place of its neighbours; of
//! all the orders seen, the one with the fewest crossings is kept.

use crate::graph::Arena;

/// Sweeps, down and up in turn.
const SWEEPS: usize = 12;

/// Vertices and waypoints in layers. A node below the number of vertices is a vertex.
#[derive(Clone, Debug)]
pub(super) struct Network {
    /// The nodes of each layer, from the left.
    pub(super) layers: Vec<Vec<u32>>,
    /// The layer of each node.
    pub(super) layer: Vec<u32>,
    /// The neighbours of each node in the layer above, and in the one below.
    pub(super) up: Vec<Vec<u32>>,
    pub(super) down: Vec<Vec<u32>>,
    /// For each edge its waypoints, in its own direction.
    pub(super) ways: Vec<Vec<u32>>,
    /// How many of the nodes are vertices.
    pub(super) vertices: u32,
}

impl Network {
    /// Puts the vertices into their layers, and waypoints wherever an edge passes through one. If
    /// these were more than `most`, there are none.
    pub(super) fn new(arena: &Arena, layer: &[u32], most: usize) -> Self {
        let count = layer.iter().max().map_or(0, |&last| last as usize + 1);
        let vertices = u32::try_from(layer.len()).unwrap_or(u32::MAX);
        let mut network = Self {
            layers: vec![Vec::new(); count],
            layer: layer.to_vec(),
            up: vec![Vec::new(); layer.len()],
            down: vec![Vec::new(); layer.len()],
            ways: Vec::with_capacity(arena.edges()),
            vertices,
        };
        for vertex in arena.vertices() {
            network.layers[layer[vertex as usize] as usize].push(vertex);
        }
        let edges = || {
            let row = |from| arena.successors(from).iter().map(move |&to| (from, to));
            arena.vertices().flat_map(row)
        };
        let passed = |(from, to): (u32, u32)| {
            let apart = layer[from as usize].abs_diff(layer[to as usize]);
            (apart as usize).saturating_sub(1)
        };
        let waypoints = edges().map(passed).sum::<usize>() <= most;
        for (from, to) in edges() {
            let way = network.lead(from, to, waypoints);
            network.ways.push(way);
        }
        network
    }

    /// Sorts the layers.
    pub(super) fn sort(&mut self) {
        let mut best = self.layers.clone();
        let mut fewest = self.crossings();
        for sweep in 0..SWEEPS {
            if fewest == 0 {
                break;
            }
            self.sweep(sweep % 2 == 0);
            let crossings = self.crossings();
            if crossings < fewest {
                fewest = crossings;
                best.clone_from(&self.layers);
            }
        }
        self.layers = best;
    }

    /// Connects two vertices through the layers between them and gives the waypoints.
    fn lead(&mut self, from: u32, to: u32, waypoints: bool) -> Vec<u32> {
        let (first, last) = (self.layer[from as usize], self.layer[to as usize]);
        let mut way = Vec::new();
        if first == last {
            return way;
        }
        let downwards = first < last;
        let (top, bottom) = if downwards { (from, to) } else { (to, from) };
        let mut above = top;
        if waypoints {
            for layer in first.min(last) + 1..first.max(last) {
                let node = self.add(layer);
                self.join(above, node);
                way.push(node);
                above = node;
            }
        }
        if waypoints || first.abs_diff(last) == 1 {
            self.join(above, bottom);
        }
        if !downwards {
            way.reverse();
        }
        way
    }

    fn add(&mut self, layer: u32) -> u32 {
        let node = u32::try_from(self.layer.len()).unwrap_or(u32::MAX);
        self.layer.push(layer);
        self.layers[layer as usize].push(node);
        self.up.push(Vec::new());
        self.down.push(Vec::new());
        node
    }

    fn join(&mut self, above: u32, below: u32) {
        self.down[above as usize].push(below);
        self.up[below as usize].push(above);
    }

    /// The place of each node in its layer.
    fn places(&self) -> Vec<u32> {
        let mut places = vec![0; self.layer.len()];
        for layer in &self.layers {
            for (place, &node) in (0..).zip(layer) {
                places[node as usize] = place;
            }
        }
        places
    }

    fn sweep(&mut self, downwards: bool) {
        let mut places = self.places();
        let count = self.layers.len();
        for step in 0..count {
            let at = if downwards { step } else { count - 1 - step };
            let neighbours = if downwards { &self.up } else { &self.down };
            let key = |&node: &u32| {
                let near = &neighbours[node as usize];
                let sum: u64 = near.iter().map(|&other| u64::from(places[other as usize])).sum();
                // In thousandths, so that means can be compared without fractions.
                match near.len() as u64 {
                    0 => u64::from(places[node as usize]) * 1000,
                    len => sum * 1000 / len,
                }
            };
            let layer = &mut self.layers[at];
            sort(layer, key);
            for (place, &node) in (0..).zip(layer.iter()) {
                places[node as usize] = place;
            }
        }
    }

    /// How many pairs of edges between neighbouring layers cross.
    fn crossings(&self) -> u64 {
        let places = self.places();
        let mut crossings = 0;
        for (at, layer) in self.layers.iter().enumerate().skip(1) {
            let mut counts = Counts(vec![0; self.layers[at - 1].len() + 1]);
            let mut seen = 0;
            for &node in layer {
                let near = || self.up[node as usize].iter().map(|&above| places[above as usize]);
                // Edges that were seen and end further right above cross this one.
                crossings += near().map(|place| seen - counts.up_to(place)).sum::<u64>();
                near().for_each(|place| counts.add(place));
                seen += near().count() as u64;
            }
        }
        crossings
    }
}

/// Sorts nodes by a key, those of equal keys staying in order, by insertion: layers are short and
/// nearly in order, and the library's sort is the largest part of such a program's code.
fn sort(layer: &mut [u32], key: impl Fn(&u32) -> u64) {
    let mut keys: Vec<u64> = layer.iter().map(key).collect();
    for end in 1..layer.len() {
        let mut at = end;
        while at > 0 && keys[at - 1] > keys[at] {
            keys.swap(at - 1, at);
            layer.swap(at - 1, at);
            at -= 1;
        }
    }
}

/// Counts by place whose sums are quickly had (P. M. Fenwick, 1994).
struct Counts(Vec<u64>);

impl Counts {
    fn add(&mut self, place: u32) {
        let mut at = place as usize + 1;
        while let Some(count) = self.0.get_mut(at) {
            *count += 1;
            at += at & at.wrapping_neg();
        }
    }

    /// How many have this place or one before it.
    fn up_to(&self, place: u32) -> u64 {
        let mut at = place as usize + 1;
        let mut sum = 0;
        while at > 0 {
            sum += self.0.get(at).copied().unwrap_or(0);
            at &= at - 1;
        }
        sum
    }
}
