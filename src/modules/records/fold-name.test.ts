import { describe, expect, test } from 'vitest'
import { foldName } from './name-words.ts'

describe('a folded name', () => {
  test('has neither accents, marks, signs nor other forms of its letters', () => {
    const folded = {
      ...{ 'José Ñandú': 'jose nandu', 'Jürgen Weiß-Größe': 'jurgen weiss grosse', WEISS: 'weiss' },
      ...{ 'İpek Işık ÇAĞLAR': 'ipek isik caglar', 'Nguyễn Văn Đức': 'nguyen van duc' },
      ...{
        'Łukasz Ørsted Æbelø': 'lukasz orsted aebelo',
        Γιώργος: 'γιωργοσ',
        'Алёна Йод': 'алена иод',
      },
      ...{ 'أَحْمَد مُصطفى': 'احمد مصطفي', محمـــد: 'محمد', 'علی کریم': 'علي كريم' },
      ...{ 'রহিমা খাতুন': 'রহিমা খাতুন', চাঁদ: 'চাদ', ज़ैनब: 'जैनब', चाँद: 'चाद', ＲＡＨＩＭＡ: 'rahima' },
      ...{ 'Ward ১২ ٣': 'ward 12 3', "O'Brien D’Souza": 'obrien dsouza', 'ক্\u200dষ': 'ক্ষ' },
      ...{ 'Md. Al-Amin  (Raju)': 'md al amin raju', ' … 100% — ': '100', '%_': '' },
    }
    const found = Object.keys(folded).map((name) => [name, foldName(name)])
    expect(Object.fromEntries(found)).toEqual(folded)
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
})
