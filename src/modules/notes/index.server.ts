export { noteRefusals } from './refusals.ts'
export { notesOn, writeNote } from './write-note.ts'
