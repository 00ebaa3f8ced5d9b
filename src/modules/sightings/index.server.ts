export { describeSightings, listSightings } from './list-sightings.ts'
export { noteSighting, removeSighting, sightingRefusals } from './note-sighting.ts'
