import { dayAfter } from '#platform/clock/schema'
import { type Call, under } from './planted-calls.ts'
import type { PlantedWords } from './planted-words.ts'

/** Every setting that is a text. */
export async function plantSettings(call: Call, words: PlantedWords) {
  const { word, address } = under(words, 'PATCH /organisation')
  const group = (name: string) => [
    {
      title: word(`${name} title`),
      // A link to another host is named by that host.
      links: [
        { label: word(`${name} links label`), url: '/help' },
        { label: 'Elsewhere', url: address(`${name} links url`) },
      ],
    },
  ]
  const settings = {
    displayName: `${word('displayName')} Overseas`,
    legalName: `${word('displayName')} ${word('legalName')} Overseas Ltd`,
    licenceNumber: `7-${word('licenceNumber')}`,
    regulator: 'SO',
    address: `House 7, ${word('address')} Road, Dhaka`,
    phone: `+880 2 1 ${word('phone')}`,
    email: `${word('email').toLowerCase()}@padma.example`,
    welcomeText: `Ask ${word('welcomeText')} in our office.`,
    tiles: [
      { title: word('tiles title'), text: word('tiles text'), url: '/help' },
      { title: 'Elsewhere', text: '', url: address('tiles url') },
    ],
    menu: group('menu'),
    footerGroups: group('footerGroups'),
    legalTexts: { privacy: `Ask ${word('legalTexts')} in our office.` },
    translations: {
      bn: {
        welcomeText: `Ask ${word('translations welcomeText')} in our office.`,
        labels: { [word('tiles title')]: word('translations labels') },
        tileTexts: { [word('tiles text')]: word('translations tileTexts') },
        legalTexts: { privacy: `Ask ${word('translations legalTexts')} in our office.` },
      },
    },
    scanReasons: { medical: `Ask ${word('scanReasons')} in our office.` },
    webAddresses: [address('webAddresses')],
    stages: [word('stages')],
    sourceCodeUrl: address('sourceCodeUrl'),
    returnReasons: [`Ask ${word('returnReasons')} in our office.`],
  }
  await call('PATCH', '/organisation', settings, 1)
}

/** The last of all: after it nothing new begins. */
export async function plantClosing(call: Call, words: PlantedWords) {
  const { word } = under(words, 'POST /organisation/closing')
  const { version, displayName: typedName } = await call('GET', '/organisation')
  const successor = {
    name: `${word('successor name')} Overseas Ltd`,
    licence: `L-${word('successor licence')}`,
    contact: `House 7, ${word('successor contact')} Road, Dhaka`,
  }
  const lastDay = dayAfter(new Date().toISOString().slice(0, 10), 365)
  const form = { lastDay, successor, typedName }
  await call('POST', '/organisation/closing', form, version)
}
