import { dayAfter } from '#platform/clock/schema'
import { inOwnWords, inSentences } from '#test/said'
import { type Call, under } from './planted-calls.ts'
import type { PlantedWords } from './planted-words.ts'

/** Every setting that is a text. */
export async function plantSettings(call: Call, words: PlantedWords) {
  const { word, address } = under(words, 'PATCH /organisation')
  const own = (name: string) => inOwnWords(`Ask ${word(name)} in our office.`)
  const group = (name: string) => [
    {
      title: inOwnWords(word(`${name} title own`)),
      // A link to another host is named by that host.
      links: [
        { url: '/help', title: inOwnWords(word(`${name} links title own`)) },
        { url: address(`${name} links url`) },
      ],
    },
  ]
  const settings = {
    displayName: `${word('displayName')} Overseas`,
    legalName: `${word('displayName')} ${word('legalName')} Overseas Ltd`,
    licenceNumber: `7-${word('licenceNumber')}`,
    regulator: 'SO',
    address: {
      street: `House 7, ${word('address street')} Road`,
      area: word('address area'),
      city: word('address city'),
      postcode: word('address postcode'),
      country: 'BD',
    },
    telephones: [words.telephoneOf('PATCH /organisation telephones')],
    branches: [word('branches')],
    people: [word('people')],
    email: `${word('email').toLowerCase()}@padma.example`,
    welcome: {
      ...inOwnWords({ bn: `Ask ${word('welcome own')} in our office.` }),
      sentences: [
        { key: 'safe_person', gaps: { person: word('people') } },
        { key: 'money_where', gaps: { place: word('branches') } },
      ],
    },
    tiles: [
      {
        url: '/help',
        title: inOwnWords(word('tiles title own')),
        text: { en: word('tiles text') },
      },
      { url: address('tiles url') },
    ],
    menu: group('menu'),
    footerGroups: group('footerGroups'),
    legal: { privacy: own('legal own') },
    scanReasons: { medical: own('scanReasons own') },
    webAddresses: [address('webAddresses')],
    stages: [inSentences('stage_interview')],
    sourceCodeUrl: address('sourceCodeUrl'),
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
