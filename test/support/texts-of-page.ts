import { currencies } from '#modules/training/money.schema'
import { catalogues } from '../../src/site/catalogues.ts'

/** What a reader sees or hears of a page. */
export function textsIn(html: string): string {
  const heard = [...html.matchAll(/\s(?:alt|aria-label|placeholder|title|content)="([^"]*)"/g)]
  const seen = html.replace(/<\/(?:p|li|h\d|dd|dt|td|th|a|button|label|summary)>/g, '\n')
  return [seen.replace(/<[^>]+>/g, ' '), ...heard.map(([, text]) => text)].join('\n')
}

const inEnglish = /<(\w+)[^>]* lang="(?:en|fil)"[^>]*>.*?<\/\1>/g
/** Names, codes, addresses and file formats, which are the same in every language. */
const sameEverywhere = [
  /Padma Overseas Ltd|Bureau of Manpower, Employment and Training|Amina Rahman|RL-1234/g,
  /Rahima Khatun|Abdul Karim|Salma Begum|House 7, Road 3, Cumilla|\bABC\b/g,
  /No Data Found|\b(?:LMIA|UCI|UKVI|QR|UTC|MiB|PDF|JPEG|PNG|WebP|HEIC|TIFF|BMP)\b/g,
  /\bCandor\b|GNU Affero General Public License|Web Content Accessibility Guidelines|\bAA\b/g,
  /[\w.-]+@[\w.-]+|https?:\S+|\b[\w-]+(\.[\w-]+)+\b|“visa”|“canada”|\.sd-jwt\b|\bEnglish(?= \+ )/g,
  /\b[A-Z]{2}\d+\b|\bCR-\w*|\b[A-Z\d]+(-[A-Z\d]+)+\b|width=device-width, initial-scale=1|&#?\w+;/g,
  /\blocalhost:3000\b|^website$|\((?:cookies|Manpower)\)/gm,
  /\b(?:ZIP|W3C|Wi-Fi|CFP|CR|gov|sd-jwt|CFA)\b/g,
  new RegExp(`\\b(?:${currencies.join('|')})\\b`, 'g'),
]
/** What would give a page away that was not translated into a language of the same letters. */
const englishTexts = textsOf(catalogues.en).filter((text) => text.includes(' ') && text.length > 12)
function textsOf(node: unknown): string[] {
  if (typeof node === 'string') return [node]
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(textsOf) : []
}

/** Returns what a page in another language than English says in English, apart from what is marked so. */
export function leftInEnglish(html: string, language: string): string[] {
  const own = textsIn(html.replace(inEnglish, ' '))
  const left = sameEverywhere.reduce((text, same) => text.replace(same, ' '), own)
  if (language === 'fil') return englishTexts.filter((text) => left.includes(text))
  return left.match(/[^\n<>]{0,30}[A-Za-z]{2,}[^\n<>]{0,30}/g) ?? []
}
