import type { AuthorityTerms } from './authority-term.ts'
import { wordList } from './word-list.ts'

/** The terms of languages other than English that are written in Latin letters, or often transliterated. */
export const termsInOtherLatinLanguages: readonly AuthorityTerms[] = [
  {
    language: 'French',
    claims: 'ministry',
    match: 'word',
    terms: wordList(`
      ministère, ministre, préfecture, sous préfecture, direction générale,
      département|service|office|bureau de|des|d la? l?
      immigration|migration|visas|passeports|travail|étrangers, affaires étrangères`),
  },
  {
    language: 'French',
    claims: 'mission',
    match: 'part',
    terms: wordList(`ambassade, haut commissariat`),
  },
  {
    language: 'French',
    claims: 'mission',
    match: 'word',
    terms: wordList(`consulat, consulat général, consulats`),
  },
  {
    language: 'French',
    claims: 'government',
    match: 'part',
    terms: wordList(`gouvernement, gouvernemental, république française`),
  },
  {
    language: 'French',
    claims: 'government',
    match: 'word',
    terms: wordList(`gouv, police nationale|fédérale|aux? frontières, gouvernementale`),
  },
  {
    language: 'French',
    claims: 'immigration',
    match: 'word',
    terms: wordList(`
      immigration réfugiés et? citoyenneté, services d? immigration du|de|des|canada, agence des
      services frontaliers, office français, office québécois`),
  },
  {
    language: 'French',
    claims: 'official',
    match: 'word',
    terms: wordList(`officiel, officielle, officiels`),
  },
  {
    language: 'German',
    claims: 'ministry',
    match: 'part',
    terms: wordList(`
      ministerium, bundesamt, auswärtiges amt, auswaertiges amt, ausländerbehörde,
      auslaenderbehoerde, ausländeramt, auslaenderamt, einwanderungsbehörde, bundesagentur,
      migrationsamt, einwanderungsamt`),
  },
  {
    language: 'German',
    claims: 'ministry',
    match: 'word',
    terms: wordList(`behörde, behoerde, visumbehörde, passamt, landesamt`),
  },
  {
    language: 'German',
    claims: 'mission',
    match: 'part',
    terms: wordList(`botschaft, konsulat, hochkommissariat`),
  },
  {
    language: 'German',
    claims: 'government',
    match: 'part',
    terms: wordList(`bundesregierung, landesregierung, bundesrepublik`),
  },
  {
    language: 'German',
    claims: 'government',
    match: 'word',
    terms: wordList(`regierung, staatlich, staatliche, staatlicher, staatliches`),
  },
  {
    language: 'German',
    claims: 'border',
    match: 'part',
    terms: wordList(`bundespolizei, grenzschutz, grenzpolizei`),
  },
  {
    language: 'German',
    claims: 'official',
    match: 'word',
    terms: wordList(
      `offiziell, offizielle, offizieller, offizielles, amtlich, amtliche, amtlicher, amtliches`,
    ),
  },
  {
    language: 'Spanish',
    claims: 'ministry',
    match: 'word',
    terms: wordList(`
      ministerio, dirección general, departamento de
      inmigración|migración|migraciones|visas|estado|trabajo|extranjería, secretaría de
      estado|gobernación|trabajo, cancillería, extranjería, instituto nacional de migración`),
  },
  {
    language: 'Spanish',
    claims: 'mission',
    match: 'part',
    terms: wordList(`embajada, consulado, alto comisionado`),
  },
  {
    language: 'Spanish',
    claims: 'government',
    match: 'part',
    terms: wordList(`gobierno, gubernamental`),
  },
  {
    language: 'Spanish',
    claims: 'border',
    match: 'word',
    terms: wordList(`
      policía nacional|federal|migratoria, migración colombia|panamá|perú|chile|méxico, servicio
      nacional|de de? migraciones|migración|inmigración`),
  },
  { language: 'Spanish', claims: 'official', match: 'word', terms: wordList(`oficial, oficiales`) },
  {
    language: 'Portuguese',
    claims: 'ministry',
    match: 'word',
    terms: wordList(`ministério, itamaraty, serviço de estrangeiros`),
  },
  {
    language: 'Portuguese',
    claims: 'mission',
    match: 'part',
    terms: wordList(`embaixada, governo federal, polícia federal`),
  },
  {
    language: 'Portuguese',
    claims: 'government',
    match: 'word',
    terms: wordList(`governo, governamental`),
  },
  {
    language: 'Italian',
    claims: 'ministry',
    match: 'word',
    terms: wordList(`ministero, prefettura, questura`),
  },
  {
    language: 'Italian',
    claims: 'mission',
    match: 'part',
    terms: wordList(`ambasciata, consolato`),
  },
  {
    language: 'Italian',
    claims: 'government',
    match: 'word',
    terms: wordList(`governo italiano, ufficiale`),
  },
  {
    language: 'Dutch',
    claims: 'ministry',
    match: 'word',
    terms: wordList(
      `ministerie, rijksoverheid, overheid, immigratiedienst, immigratie en naturalisatiedienst`,
    ),
  },
  {
    language: 'Polish',
    claims: 'ministry',
    match: 'word',
    terms: wordList(`ministerstwo, ambasada, konsulat, urząd do spraw cudzoziemców, rząd`),
  },
  {
    language: 'Turkish',
    claims: 'ministry',
    match: 'part',
    terms: wordList(
      `bakanlığı, büyükelçiliği, büyükelçilik, konsolosluğu, konsolosluk, göç idaresi`,
    ),
  },
  {
    language: 'Turkish',
    claims: 'government',
    match: 'word',
    terms: wordList(
      `bakanlık, hükümet, hükümeti, resmi site|sitesi|kurum|kurumu, elçilik, elçiliği`,
    ),
  },
  {
    language: 'Indonesian or Malay',
    claims: 'ministry',
    match: 'part',
    terms: wordList(`kementerian, kementrian, direktorat jenderal, jabatan imigresen`),
  },
  {
    language: 'Indonesian or Malay',
    claims: 'mission',
    match: 'part',
    terms: wordList(`kedutaan, suruhanjaya tinggi, pesuruhjaya tinggi, konsulat jenderal`),
  },
  {
    language: 'Indonesian or Malay',
    claims: 'government',
    match: 'word',
    terms: wordList(`
      kedubes, pemerintah, kerajaan malaysia, kantor|jabatan imigrasi|imigresen,
      situs|laman|portal resmi, rasmi kerajaan`),
  },
  {
    language: 'Filipino',
    claims: 'ministry',
    match: 'word',
    terms: wordList(`kagawaran, embahada, konsulado, pamahalaan, gobyerno, kawanihan ng`),
  },
  {
    language: 'Vietnamese',
    claims: 'mission',
    match: 'word',
    terms: wordList(
      `đại sứ quán, lãnh sự quán, tổng lãnh sự, chính phủ, bộ ngoại giao, cục quản lý`,
    ),
  },
  {
    language: 'Swahili',
    claims: 'mission',
    match: 'word',
    terms: wordList(`ubalozi, serikali, wizara ya, idara ya uhamiaji`),
  },
  {
    language: 'Hindi or Bengali in Latin letters',
    claims: 'government',
    match: 'word',
    terms: wordList(`
      sarkari, sorkari, shorkari, bharat sarkar, bangladesh sarkar|sorkar, mantralaya, mantralay,
      mantranalaya, montronaloy, dutabas, dutavas, dootavas, rajdutavas, vaideshik rojgar vibhag`),
  },
  {
    language: 'Arabic or Urdu in Latin letters',
    claims: 'government',
    match: 'word',
    terms: wordList(
      `wizarat, wizara, wezarat, sifarat, sifarat khana, safarat, hukumat, qunsuliya`,
    ),
  },
]
