import { bindAlbum, emptyAlbum } from './album.ts'

/** Playwright's global set-up: an empty album, which is bound when all journeys have ended, also where one failed. */
export default function beginAlbum(): () => void {
  emptyAlbum()
  return () => void process.stdout.write(`Look at ${bindAlbum()}\n`)
}
