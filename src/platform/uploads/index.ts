import { platformLimits } from '#platform/limits/schema'
import { Turns } from '#platform/turns'

const mebibyte = 1024 * 1024

/** Where the machine, or the container, has little memory, uploads get this part of it. */
const partOfMemory = 1 / 8

/** Lets as many bodies with files arrive at a time as memory allows. */
export interface Uploads {
  /**
   * Runs a task that reads the files of a request. Refuses with `service.busy` when there is no room in
   * time; then nothing of the body has been read.
   * @param bytes how much of it is held in memory at most
   * @param isKnown staff have room of their own, so that nobody else can take it
   */
  take<T>(bytes: number, isKnown: boolean, task: () => Promise<T>): Promise<T>
}

/**
 * Opens the gate for uploads.
 * @param memory in bytes: what this process may have
 * @param patience in milliseconds; shorter for tests
 */
export function openUploads(memory: number, patience: number = platformLimits.uploadTurn): Uploads {
  // One file of the largest size has to fit, in a form that is read whole.
  const least = 2 * platformLimits.uploadBytes
  const room = Math.max(least, Math.min(platformLimits.uploadsHeld, memory * partOfMemory))
  const places = Math.floor(room / mebibyte)
  const turns = { known: new Turns(places), others: new Turns(Math.ceil(places / 2)) }
  return {
    take: (bytes, isKnown, task) => {
      const weight = Math.max(1, Math.ceil(bytes / mebibyte))
      return turns[isKnown ? 'known' : 'others'].take(task, weight, patience)
    },
  }
}
