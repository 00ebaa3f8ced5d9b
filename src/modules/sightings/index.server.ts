export { listSightings } from './list-sightings.ts'
export { noteSighting, removeSighting } from './note-sighting.ts'
export { sightingRefusals } from './refusals.ts'
