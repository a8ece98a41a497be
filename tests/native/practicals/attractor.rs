//! The attractor, in Python: one heap of 6 sticks, whoever takes the last one loses.

use super::graphe::{Graphe, graphe};
use super::{Function, are_documented, try_all};
use nimlab::core::graph::Minimax;
use nimlab::core::{Player, Rule};
use nimlab::games::Game;
use nimlab::games::graph::{Graphs, Position, best_line, minimax_values, region};
use nimlab::games::pasted::{Part, Place, Right, check, read_pasted};
use std::rc::Rc;

fn position(rules: &str) -> Position {
    Graphs::read_rules(rules, Rule::Misere).unwrap().example_position()
}

fn part(part: Part, rules: &str) -> Right {
    Right::Graph(part, Rc::new(region(&position(rules), Player::Zero)))
}

fn minimax(rules: &str) -> Right {
    let position = position(rules);
    let found = Minimax::of(position.graph().arena(), position.vertex()).unwrap();
    minimax_values(&position, &found)
}

fn line(rules: &str) -> Right {
    let position = position(rules);
    let found = Minimax::of(position.graph().arena(), position.vertex()).unwrap();
    best_line(&position, &found)
}

const GRAPH: &str = "#/v1/graph/sticks-6-3/0?rule=misere&view=attractor";
const TREE: &str = "#/v1/graph/tree-6-3/0?rule=misere&view=attractor";

fn keyed(names: &[String], values: &[String]) -> String {
    let pairs: Vec<String> =
        names.iter().zip(values).map(|(name, value)| format!("{name}: {value}")).collect();
    format!("{{{}}}", pairs.join(", "))
}

pub(super) fn functions() -> Vec<Function> {
    let graph = graphe(6, false, false);
    let tree = graphe(6, true, false);
    assert_eq!((graph.a.len(), graph.edges().len(), tree.a.len()), (12, 24, 52));
    let of = |region: fn(Rc<nimlab::games::pasted::Region>) -> Right| region(Rc::new(region_of()));
    let (suc, pred) = (&graph.a, graph.pred());
    let count = |rows: &[Vec<usize>]| rows.iter().map(Vec::len).collect::<Vec<_>>();
    let (nbsuc, nbpred) = (count(suc), count(&pred));
    let compt = graph.compt();
    let rank = graph.bassin();
    let attr: Vec<usize> = graph.vertices().into_iter().filter(|&s| rank[s].is_some()).collect();
    // The practical's own.
    assert_eq!(attr, [0, 1, 4, 5, 6, 8, 10]);
    let labels = graph.labels();
    let labels_of_tree = tree.labels();
    let quoted: Vec<String> = labels.iter().map(|label| format!("'{label}'")).collect();
    let strat: Vec<String> = graph
        .vertices()
        .into_iter()
        .map(|s| {
            let inside = suc[s].iter().find(|&&to| rank[to].is_some());
            inside.or(suc[s].last()).map_or("None".to_owned(), usize::to_string)
        })
        .collect();
    let ranks: Vec<String> =
        rank.iter().map(|rank| rank.map_or("None".to_owned(), |rank| rank.to_string())).collect();
    let minimax_of: Vec<String> =
        tree.vertices().into_iter().map(|s| tree.minimax(s).to_string()).collect();
    let numbers: Vec<String> = tree.vertices().iter().map(usize::to_string).collect();
    let mut graph_forms = graph.triples();
    // Numbered in another order.
    graph_forms.extend(graphe(6, false, true).triples());
    let vertices = graph.vertices();
    graph_forms.push(format!("S = {vertices:?}\nA = {suc:?}\nE = {labels:?}"));
    graph_forms.push(format!("S {vertices:?}\nA {suc:?}\nE {labels:?}"));
    graph_forms.push(format!(">>> Graphe_Nim(6)\n({vertices:?}, {suc:?}, {labels:?})"));
    // Vertices from 1 on, whose lists count from 0.
    let from_one: Vec<usize> = (1..=12).collect();
    graph_forms.push(format!("({from_one:?}, {suc:?}, {labels:?})"));
    let mut tree_forms = tree.triples();
    tree_forms.extend(graphe(6, true, true).triples());
    vec![
        Function {
            name: "Graphe_Nim",
            page: GRAPH,
            matter: "check-matter-triple",
            right: part(Part::Triple, "sticks-6-3"),
            forms: graph_forms,
            broken: vec![
                ("[[1, 2, 3]", "[[1, 2, 4]", Some(Place::Vertex(0))),
                ("[[1, 2, 3]", "[[1, 2]", Some(Place::Vertex(0))),
                ("\"3;1\"", "\"3;0\"", Some(Place::Vertex(3))),
                ("(2, 5)", "(2, 4)", Some(Place::Vertex(2))),
            ],
        },
        Function {
            name: "Arbre_Nim",
            page: TREE,
            matter: "check-matter-triple",
            right: part(Part::Triple, "tree-6-3"),
            forms: tree_forms,
            broken: vec![("[[1, 2, 3]", "[[1, 2]", Some(Place::Vertex(0)))],
        },
        Function {
            name: "predsuccesseur",
            page: GRAPH,
            matter: "check-matter-four",
            right: part(Part::Four, "sticks-6-3"),
            forms: vec![
                format!("({suc:?}, {nbsuc:?}, {pred:?}, {nbpred:?})"),
                format!("{suc:?}\n{nbsuc:?}\n{pred:?}\n{nbpred:?}"),
                format!("suc = {suc:?}\nnbsuc = {nbsuc:?}\npred = {pred:?}\nnbpred = {nbpred:?}"),
                format!("predsuccesseur(S, A) = ({suc:?}, {nbsuc:?}, {pred:?}, {nbpred:?})"),
                format!(
                    "{{\"suc\": {suc:?}, \"nbsuc\": {nbsuc:?}, \"pred\": {pred:?}, \"nbpred\": {nbpred:?}}}"
                ),
            ],
            broken: vec![
                ("([[1, 2, 3]", "([[1, 2, 9]", Some(Place::Vertex(0))),
                ("[3, 3, 3,", "[3, 3, 4,", Some(Place::Vertex(2))),
                ("[[], [0]", "[[], [5]", Some(Place::Vertex(1))),
                ("[0, 1, 1,", "[0, 2, 1,", Some(Place::Vertex(1))),
            ],
        },
        Function {
            name: "suc",
            page: GRAPH,
            matter: "check-matter-successors",
            right: part(Part::Successors, "sticks-6-3"),
            forms: vec![
                format!("{suc:?}"),
                format!("{:?}", graph.edges()),
                suc.iter().enumerate().map(|(s, row)| format!("{s}: {row:?}\n")).collect(),
                graph.edges().iter().map(|(from, to)| format!("{from},{to}\n")).collect(),
                suc.iter().enumerate().map(|(s, row)| format!("{s} {row:?}\n")).collect(),
                suc.iter().enumerate().map(|(s, row)| format!("suc({s}) = {row:?}\n")).collect(),
                suc.iter().enumerate().map(|(s, row)| format!("suc[{s}] = {row:?}\n")).collect(),
                suc.iter()
                    .zip(&labels)
                    .map(|(row, label)| format!("{label} : {row:?}\n"))
                    .collect(),
                suc.iter()
                    .enumerate()
                    .map(|(s, row)| {
                        let row: Vec<String> = row.iter().map(usize::to_string).collect();
                        format!("{s}: {}\n", row.join(" "))
                    })
                    .collect(),
            ],
            broken: vec![
                ("[[1, 2, 3]", "[[1, 2, 2]", Some(Place::Vertex(0))),
                ("1: [", "1: [11, ", Some(Place::Vertex(1))),
            ],
        },
        Function {
            name: "pred",
            page: GRAPH,
            matter: "check-matter-predecessors",
            right: part(Part::Predecessors, "sticks-6-3"),
            forms: vec![
                format!("{pred:?}"),
                keyed(&quoted, &pred.iter().map(|row| format!("{row:?}")).collect::<Vec<_>>()),
            ],
            broken: vec![("[[], [0]", "[[], [7]", Some(Place::Vertex(1)))],
        },
        Function {
            name: "nbsuc",
            page: GRAPH,
            matter: "check-matter-out",
            right: part(Part::OutDegrees, "sticks-6-3"),
            forms: vec![
                format!("{nbsuc:?}"),
                nbsuc.iter().map(|count| format!("{count} ")).collect(),
                nbsuc.iter().enumerate().map(|(s, count)| format!("{s}: {count}\n")).collect(),
            ],
            broken: vec![("[3, 3", "[3, 2", Some(Place::Vertex(1)))],
        },
        Function {
            name: "nbpred",
            page: GRAPH,
            matter: "check-matter-in",
            right: part(Part::InDegrees, "sticks-6-3"),
            forms: vec![
                format!("{nbpred:?}"),
                nbpred.iter().enumerate().map(|(s, count)| format!("{s},{count}\n")).collect(),
            ],
            broken: vec![("[0, 1", "[1, 1", Some(Place::Vertex(0)))],
        },
        Function {
            name: "J0_Nim",
            page: GRAPH,
            matter: "check-matter-both",
            right: part(Part::Both, "sticks-6-3"),
            forms: vec![
                format!("({:?}, {:?})", graph.s0(), graph.f0()),
                format!("{{\"S0\": {:?}, \"F0\": {:?}}}", graph.s0(), graph.f0()),
                format!("S0 = {:?}\nF0 = {:?}", graph.s0(), graph.f0()),
            ],
            broken: vec![
                ("([0, 4,", "([0, 3, 4,", Some(Place::Vertex(3))),
                ("[8])", "[11])", Some(Place::Vertex(11))),
                // Those of the other player.
                ("\nF0", "\nF1", None),
            ],
        },
        Function {
            name: "S0",
            page: GRAPH,
            matter: "check-matter-owned",
            right: part(Part::Owned, "sticks-6-3"),
            forms: vec![
                format!("{:?}", graph.s0()),
                "['0;0', '1;0', '2;0', '3;0', '4;0', '6;0']".to_owned(),
                format!("S0 = {:?}\nF0 = {:?}", graph.s0(), graph.f0()),
            ],
            broken: vec![
                ("[0, 4", "[0, 3", Some(Place::Vertex(3))),
                ("[0, 4", "[4", Some(Place::Vertex(0))),
            ],
        },
        Function {
            name: "F0",
            page: GRAPH,
            matter: "check-matter-won",
            right: part(Part::Won, "sticks-6-3"),
            forms: vec![format!("{:?}", graph.f0()), "{8}".to_owned(), "['0;0']".to_owned()],
            broken: vec![
                ("[8]", "[11]", Some(Place::Vertex(11))),
                ("[8]", "[]", Some(Place::Vertex(8))),
            ],
        },
        Function {
            name: "Bassin_attraction",
            page: GRAPH,
            matter: "check-matter-members",
            right: of(Right::Members),
            forms: vec![
                format!("{attr:?}"),
                "[8, 10, 4, 0, 1, 5, 6]".to_owned(),
                "{0, 1, 4, 5, 6, 8, 10}".to_owned(),
                format!("attr = {attr:?}"),
                format!(">>> len(attr)\n7\n>>> attr\n{attr:?}"),
                format!(">>> Bassin_attraction(S, A, F0, S0)\n{attr:?}"),
                format!(
                    "{:?}",
                    rank.iter().map(|rank| i32::from(rank.is_some())).collect::<Vec<_>>()
                ),
            ],
            broken: vec![
                ("[0, 1, 4", "[0, 2, 4", Some(Place::Vertex(2))),
                ("[0, 1, 4", "[0, 4", Some(Place::Vertex(1))),
            ],
        },
        Function {
            name: "m_et_p",
            page: GRAPH,
            matter: "check-matter-members",
            right: of(Right::Members),
            // In the order in which the calls of the practical add them.
            forms: vec!["[8, 10, 4, 5, 1, 0, 6]".to_owned()],
            broken: vec![
                ("[8, 10", "[8, 8", Some(Place::Vertex(8))),
                ("[8, 10", "[8, 9", Some(Place::Vertex(9))),
            ],
        },
        Function {
            name: "compt",
            page: GRAPH,
            matter: "check-matter-counters",
            right: part(Part::Counters, "sticks-6-3"),
            forms: vec![
                format!("{compt:?}"),
                keyed(&quoted, &compt.iter().map(usize::to_string).collect::<Vec<_>>()),
            ],
            broken: vec![("'0;0': 0", "'0;0': 1", Some(Place::Vertex(8)))],
        },
        Function {
            name: "rang",
            page: GRAPH,
            matter: "check-matter-ranks",
            right: of(Right::Ranks),
            forms: vec![
                format!("[{}]", ranks.join(", ")),
                keyed(&quoted, &ranks),
                ranks.iter().enumerate().map(|(s, rank)| format!("{s}: {rank}\n")).collect(),
                ranks
                    .iter()
                    .zip(&labels)
                    .map(|(rank, label)| format!("{label} : {rank}\n"))
                    .collect(),
                format!("rang(S, A, E) = {}", keyed(&quoted, &ranks)),
            ],
            broken: vec![("'0;0': 0", "'0;0': 1", Some(Place::Vertex(8)))],
        },
        Function {
            name: "strat",
            page: GRAPH,
            matter: "check-matter-strategy",
            right: of(Right::Strategy),
            forms: vec![
                format!("[{}]", strat.join(", ")),
                keyed(&quoted, &strat),
                strat.iter().enumerate().map(|(s, to)| format!("{s} -> {to}\n")).collect(),
                strat.iter().enumerate().map(|(s, to)| format!("strat({s}) = {to}\n")).collect(),
                ">>> strat(S, A, E, 0)\n1".to_owned(),
            ],
            broken: vec![
                ("[1, ", "[2, ", Some(Place::Vertex(0))),
                ("[1, ", "[9, ", Some(Place::Vertex(0))),
            ],
        },
        Function {
            name: "minimax",
            page: "#/v1/graph/tree-6-3/0?rule=misere&view=minimax",
            matter: "check-matter-minimax",
            right: minimax("tree-6-3"),
            forms: vec![format!("[{}]", minimax_of.join(", ")), keyed(&numbers, &minimax_of)],
            broken: vec![
                ("[1, ", "[-1, ", Some(Place::Vertex(0))),
                ("{0: 1", "{0: 0", Some(Place::Vertex(0))),
            ],
        },
        Function {
            name: "meilleure suite",
            page: "#/v1/graph/tree-6-3/0?rule=misere&view=minimax",
            matter: "check-matter-line",
            right: line("tree-6-3"),
            forms: {
                let all = tree.best_lines(0);
                assert!(all.len() > 1, "{all:?}");
                let one = &all[0];
                let arrows = one.iter().map(usize::to_string).collect::<Vec<_>>().join(" -> ");
                let edges: Vec<(usize, usize)> =
                    one.windows(2).map(|pair| (pair[0], pair[1])).collect();
                let mut forms: Vec<String> = all.iter().map(|line| format!("{line:?}")).collect();
                forms.extend([
                    arrows.replace("->", "→"),
                    arrows,
                    format!("{edges:?}"),
                    edges.iter().map(|(from, to)| format!("{from} -> {to}\n")).collect(),
                    format!("(1, {one:?})"),
                    format!("1 {one:?}"),
                    format!("minimax(0) = {one:?}"),
                    format!("{:?}", &one[1..]),
                    one.iter().map(|&s| format!("'{}'\n", labels_of_tree[s])).collect(),
                ]);
                forms
            },
            broken: vec![
                ("[0, 1, 4, ", "[0, 2, 4, ", Some(Place::Vertex(0))),
                ("[0, 1, 4, ", "[0, 1, 0, ", Some(Place::Vertex(1))),
            ],
        },
    ]
}

fn region_of() -> nimlab::games::pasted::Region {
    region(&position("sticks-6-3"), Player::Zero)
}

#[test]
fn every_function_of_the_practical_on_attractors_can_be_checked() {
    let functions = functions();
    try_all(&functions);
    are_documented("The attractor", &functions);
}

/// A line is told what it is not: begun at the root, along edges, of best moves, to a leaf.
#[test]
fn a_line_is_faulted_where_it_leaves_the_best_ones() {
    let right = line("tree-6-3");
    let told = |text: &str| {
        let found = check(&read_pasted(text), &right);
        let place = |(start, end): (usize, usize)| text[start..end].to_owned();
        found.first.map(|first| (first.message.id.to_string(), first.at.map(place)))
    };
    let tree = graphe(6, true, false);
    let worse = tree.vertices().into_iter().find_map(|s| {
        let to = tree.a[s].iter().find(|&&to| tree.minimax(to) != tree.minimax(s))?;
        Some((s, *to)).filter(|_| tree.best_lines(0).iter().any(|line| line.contains(&s)))
    });
    let (from, to) = worse.unwrap();
    let best = tree.best_lines(0).into_iter().find(|line| line.contains(&from)).unwrap();
    let until = best.iter().position(|&s| s == from).unwrap();
    let mut left = best[..=until].to_vec();
    left.push(to);
    let expected = |id: &str, at: Option<&str>| Some((id.to_owned(), at.map(str::to_owned)));
    assert_eq!(told(&format!("{left:?}")), expected("check-line-worse", Some(&to.to_string())));
    assert_eq!(told("[0, 1, 4]"), expected("check-line-ends", None));
    assert_eq!(told("[7, 20]"), expected("check-line-begins", Some("7")));
    assert_eq!(told("[0, 7]"), expected("check-move-edge", Some("7")));
    assert_eq!(told("{}"), None);
    let whole = check(&read_pasted(&format!("{best:?}")), &right);
    assert_eq!((whole.compared, whole.first, whole.notes), (best.len(), None, vec![]));
}

/// Each label and each successor of both numberings, broken one by one.
#[test]
fn every_broken_number_of_a_graph_is_found() {
    let right = part(Part::Triple, "sticks-6-3");
    for graph in [graphe(6, false, false), graphe(6, false, true)] {
        for s in graph.vertices() {
            let mut texts = Vec::new();
            for place in 0..graph.a[s].len() {
                let mut broken = Graphe { a: graph.a.clone(), e: graph.e.clone() };
                broken.a[s][place] = (broken.a[s][place] + 1) % broken.a.len();
                texts.extend(broken.triples());
            }
            let mut broken = Graphe { a: graph.a.clone(), e: graph.e.clone() };
            broken.e[s].0 += 9;
            texts.extend(broken.triples());
            for text in texts {
                let found = check(&read_pasted(&text), &right);
                assert!(found.first.is_some(), "{text}");
            }
        }
    }
}
