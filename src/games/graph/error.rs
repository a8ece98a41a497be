//! What can be wrong with a link to a graph and with moves. Data only: the words are made elsewhere.

/// What is wrong with rules or with a position as written in a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// Neither `sticks-n-most` nor `tree-n-most` nor `list`.
    Kind {
        /// What stands there.
        found: String,
    },
    /// A number of sticks, or of those that may be taken, is out of its bounds.
    Sticks {
        /// What stands there; it may be of any length.
        found: String,
        /// The most.
        most: u32,
    },
    /// The tree would have too many vertices.
    Tree {
        /// How many, where they can be counted.
        vertices: u64,
        /// The most.
        most: u64,
    },
    /// The vertex to begin at is not one of the graph's.
    Vertex {
        /// What stands there.
        found: String,
        /// How many vertices there are.
        vertices: usize,
    },
    /// A graph of the reader's own.
    Compact(CompactError),
}

/// What is wrong with the compact form of a graph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CompactError {
    /// A vertex that is not of the form.
    Unreadable {
        /// What stands there.
        found: String,
    },
    /// A name or a label that has a strange character, or is too long.
    Name {
        /// What stands there.
        found: String,
        /// The most bytes.
        most: usize,
    },
    /// Two vertices have the same name.
    Twice {
        /// The name.
        name: String,
    },
    /// An edge leads to a vertex that there is not.
    NoVertex {
        /// Its number.
        vertex: u32,
        /// How many vertices there are.
        vertices: usize,
    },
    /// More vertices than a link may have.
    TooManyVertices {
        /// The most.
        most: usize,
    },
    /// More edges than a link may have.
    TooManyEdges {
        /// The most.
        most: usize,
    },
}

/// What is wrong with a move, as written or in its position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveError {
    /// Not the number of a vertex.
    Unreadable {
        /// What stands there.
        text: String,
    },
    /// No edge leads there.
    NoEdge {
        /// The vertex that was to be left, as it is shown.
        from: String,
        /// The number of the vertex that was to be reached.
        to: u32,
    },
    /// Play has ended.
    Over,
}
