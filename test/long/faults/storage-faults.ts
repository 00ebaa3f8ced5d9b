import type { Fault, Ground } from './fault.ts'
import { filed } from './told.ts'

function s3Of({ s3 }: Ground) {
  if (!s3) throw new Error('There is no S3')
  return s3
}

/** What happens to S3 and to the way there. */
export const s3Faults: readonly Fault[] = [
  {
    name: 'the way to S3 is cut',
    lasts: 2000,
    within: 1000,
    counts: filed,
    inject: async (ground) => {
      const { proxy } = s3Of(ground)
      proxy.leadTo(1)
      proxy.cut()
    },
    heal: async (ground) => s3Of(ground).proxy.leadTo(s3Of(ground).port),
  },
  {
    name: 'S3 accepts and is silent',
    lasts: 10_000,
    within: 1000,
    counts: filed,
    inject: async (ground) => s3Of(ground).proxy.silence(),
    heal: async (ground) => s3Of(ground).proxy.speak(),
  },
]

/** What happens to the disk of the data folder, or to that of the bucket. */
export const diskFaults: readonly Fault[] = [
  {
    name: 'the disk is full',
    lasts: 3000,
    within: 1000,
    counts: filed,
    inject: async ({ disk }) => disk?.fill(),
    heal: async ({ disk }) => disk?.clear(),
  },
]

/** What happens to the disk of PostgreSQL. */
export const databaseDiskFaults: readonly Fault[] = [
  {
    name: 'the disk of PostgreSQL is full',
    lasts: 3000,
    within: 1000,
    inject: async ({ disk }) => disk?.fill(),
    heal: async ({ disk }) => disk?.clear(),
  },
]
