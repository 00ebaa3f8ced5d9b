import { describe, expect, test } from 'vitest'
import { foldName } from './name-words.ts'

describe('a folded name', () => {
  test.each([
    ['accents', 'José Ñandú', 'jose nandu'],
    ['German', 'Jürgen Weiß-Größe', 'jurgen weiss grosse'],
    ['German in capitals', 'WEISS', 'weiss'],
    ['Turkish', 'İpek Işık ÇAĞLAR', 'ipek isik caglar'],
    ['Vietnamese', 'Nguyễn Văn Đức', 'nguyen van duc'],
    ['Polish and Danish', 'Łukasz Ørsted Æbelø', 'lukasz orsted aebelo'],
    ['Greek', 'Γιώργος', 'γιωργοσ'],
    ['Russian', 'Алёна Йод', 'алена иод'],
    ['Arabic with and without vowels', 'أَحْمَد مُصطفى', 'احمد مصطفي'],
    ['Arabic stretched', 'محمـــد', 'محمد'],
    ['Urdu on another keyboard', 'علی کریم', 'علي كريم'],
    ['Bengali', 'রহিমা খাতুন', 'রহিমা খাতুন'],
    ['Bengali nasal', 'চাঁদ', 'চাদ'],
    ['Hindi nukta', 'ज़ैनब', 'जैनब'],
    ['Hindi nasal', 'चाँद', 'चाद'],
    ['full width', 'ＲＡＨＩＭＡ', 'rahima'],
    ['digits of other scripts', 'Ward ১২ ٣', 'ward 12 3'],
    ['apostrophes', "O'Brien D’Souza", 'obrien dsouza'],
    ['points and hyphens', 'Md. Al-Amin  (Raju)', 'md al amin raju'],
    ['joiners', 'ক্\u200dষ', 'ক্ষ'],
  ])('%s', (_, name, folded) => {
    expect(foldName(name)).toBe(folded)
  })

  test('is the same however the letters are composed', () => {
    for (const name of ['Nguyễn', 'য়াসমিন', 'ज़ैनब', 'أحمد', 'Weiß', '김철수'])
      expect(foldName(name.normalize('NFD'))).toBe(foldName(name.normalize('NFC')))
  })

  test('keeps the vowels of Indian scripts, which are marks to Unicode', () => {
    expect(foldName('মিতা')).not.toBe(foldName('মাতা'))
    expect(foldName('मीता')).not.toBe(foldName('माता'))
  })

  test('folding again changes nothing', () => {
    for (const name of ['İpek Işık', 'Γιώργος', 'চাঁদ', 'أَحْمَد', '١٢', 'Straße'])
      expect(foldName(foldName(name))).toBe(foldName(name))
  })

  test('signs without a letter are no words', () => {
    expect(foldName(' … 100% — ')).toBe('100')
    expect(foldName('%_')).toBe('')
  })
})
