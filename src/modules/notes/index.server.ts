export { noteRefusals, notesOn, writeNote } from './write-note.ts'
