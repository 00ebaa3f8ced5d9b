import type { RawPicture } from './raw-picture.ts'

/** A decoded picture, whose rows are made or read one after the other, from the top. */
export interface Rows {
  width: number
  height: number
  channels: 3 | 4
  /** Null where the picture is too large to be decoded. */
  row: ((y: number) => Uint8Array) | null
}

/**
 * Makes a picture smaller by a whole factor, as the mean of its pixels: what is left is at least `least` pixels wide and high,
 * where the picture was.
 */
export function shrunk({ width, height, channels, row }: Rows, least: number): RawPicture {
  const factor = Math.max(1, Math.floor(Math.min(width, height) / least))
  const small = { width: Math.floor(width / factor), height: Math.floor(height / factor) }
  const data = new Uint8Array(small.width * small.height * channels)
  const sums = new Uint32Array(small.width * channels)
  for (let y = 0; y < small.height; y += 1) {
    sums.fill(0)
    for (let part = 0; part < factor; part += 1) {
      const line = row?.(y * factor + part) ?? sums
      for (let x = 0, at = 0; x < small.width; x += 1)
        for (let step = 0; step < factor; step += 1)
          for (let channel = 0; channel < channels; channel += 1, at += 1)
            sums[x * channels + channel] = (sums[x * channels + channel] ?? 0) + (line[at] ?? 0)
    }
    for (let at = 0; at < sums.length; at += 1)
      data[y * sums.length + at] = (sums[at] ?? 0) / (factor * factor)
  }
  return { ...small, channels, data }
}
