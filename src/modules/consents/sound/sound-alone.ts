import type { AudioType } from '../schema.ts'
import { framesAlone } from './mp3.ts'
import { tracksAlone } from './mp4.ts'
import { NotUnderstood } from './not-understood.ts'

const stripped = { 'audio/mpeg': framesAlone, 'audio/mp4': tracksAlone }

/**
 * Returns a recording with nothing but its sound, whose bytes stay: recorders add place, device, names and times, and
 * the public hears the file. Null where the sound cannot be told from the rest.
 */
export function soundAlone(bytes: Buffer, mediaType: AudioType): Buffer | null {
  try {
    return stripped[mediaType](bytes)
  } catch (error) {
    if (error instanceof NotUnderstood) return null
    throw error
  }
}
