export { canonicalJson } from './canonical-json.ts'
export {
  type Checkpoint,
  type InclusionProof,
  openProof,
  readCheckpoint,
  writeCheckpoint,
  writeProof,
} from './checkpoint.ts'
export {
  growingRoot,
  type Hash,
  inclusionRanges,
  leafHash,
  type Range,
  rootOver,
} from './merkle.ts'
export {
  type NoteSigner,
  openNote,
  readNote,
  readVerifier,
  signNote,
  verifierOf,
  writeVerifier,
} from './note.ts'
export {
  type Growth,
  growTiles,
  hashesAt,
  hashesIn,
  hashOfRange,
  readTilePath,
  subtreesIn,
  type TileName,
  tileOf,
  tilePath,
  tileWidth,
} from './tile.ts'
