/** Pixels, row by row from the top, a byte for each channel: red, green, blue, and how opaque it is. */
export interface RawPicture {
  width: number
  height: number
  channels: 3 | 4
  data: Uint8Array
}
