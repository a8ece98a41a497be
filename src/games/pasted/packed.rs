//! How the right results travel to a worker: shared values as they are, long lists of numbers as bytes.
//!
//! Packing a million numbers one by one would hold up the page.

/// Shared values.
pub(super) mod shared {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};
    use std::rc::Rc;

    pub(crate) fn serialize<T: Serialize, S: Serializer>(
        shared: &Rc<T>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        T::serialize(shared, serializer)
    }

    pub(crate) fn deserialize<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Rc<T>, D::Error> {
        T::deserialize(deserializer).map(Rc::new)
    }
}

/// Shared values that may be missing.
pub(super) mod maybe_shared {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};
    use std::rc::Rc;

    #[allow(clippy::ref_option)] // serde calls it so
    pub(crate) fn serialize<T: Serialize, S: Serializer>(
        shared: &Option<Rc<T>>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        shared.as_deref().serialize(serializer)
    }

    pub(crate) fn deserialize<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<Rc<T>>, D::Error> {
        Ok(Option::deserialize(deserializer)?.map(Rc::new))
    }
}

/// Numbers, four bytes each.
pub(super) mod numbers {
    use crate::games::bytes;
    use serde::{Deserializer, Serializer};

    pub(crate) fn serialize<S: Serializer>(
        numbers: &[u32],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut packed = Vec::with_capacity(4 * numbers.len());
        for number in numbers {
            packed.extend_from_slice(&number.to_le_bytes());
        }
        bytes::serialize(&packed, serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Vec<u32>, D::Error> {
        let packed = bytes::deserialize(deserializer)?;
        let (numbers, _) = packed.as_chunks();
        Ok(numbers.iter().map(|&number| u32::from_le_bytes(number)).collect())
    }
}
