import type { ChosenEncoding } from '../encodings.schema.ts'

/** The encodings in which spreadsheets and older systems write text. */
export type Encoding = 'utf-16le' | 'utf-16be' | ChosenEncoding

interface Decoder {
  decode(bytes?: Uint8Array, options?: { stream: boolean }): string
}

/** The DOS code pages from byte 128 on, which no `TextDecoder` knows. */
const upperHalves: Partial<Record<Encoding, string>> = {
  ibm850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  ibm437:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
}

/** Returns a decoder for an encoding, which works piece by piece. */
export function decoderOf(encoding: Encoding): Decoder {
  const upper = upperHalves[encoding]
  return upper === undefined ? new TextDecoder(encoding) : { decode: byTable(upper) }
}

function byTable(upper: string): Decoder['decode'] {
  return (bytes = new Uint8Array()) =>
    Buffer.from(bytes)
      .toString('latin1')
      .replace(/[\x80-\xff]/g, (sign) => upper[sign.charCodeAt(0) - 0x80] ?? '')
}
