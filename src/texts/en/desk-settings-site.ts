import { sentence } from '../isolated.ts'

const ownList = (things: string) => ({
  usual: `The usual ${things}, in the reader’s language.`,
  make: `Make your own ${things}`,
  own: `Your own ${things}.`,
  back: `Back to the usual ${things}`,
  sure: `Back to the usual ${things}?`,
  go: `Your own ${things}`,
})

/**
 * The settings of the public site: pictures, colour, home page, links, legal texts, languages, addresses;
 * in English.
 */
export const settingsSiteWords = {
  pictures: {
    logo: {
      label: 'Logo',
      hint: 'JPEG, PNG, WebP, HEIC, TIFF or BMP, up to 5 MiB. Saved at once. No crest, flag or government mark.',
      alt: (name: string) => sentence`Logo of ${name}`,
      none: 'No logo: the name is shown',
      choose: 'Choose a logo',
      afterwards: 'The name is shown instead.',
      saved: 'Logo saved',
      takenOff: 'The logo is taken off',
    },
    office: {
      label: 'Photo of the office',
      hint: 'Shown on the home page with the address. JPEG, PNG, WebP, HEIC, TIFF or BMP, up to 5 MiB. Saved at once. Your own door or sign, nobody’s documents or faces, no flag or government building.',
      alt: (name: string) => sentence`Photo of the office of ${name}`,
      none: 'No photo: the home page has no part about the office',
      choose: 'Choose a photo',
      afterwards: 'The part about the office disappears from the home page.',
      saved: 'Photo saved',
      takenOff: 'The photo is taken off',
    },
    another: 'Choose another',
    takeOff: 'Take it off',
    sure: 'Are you sure?',
    notKept: 'The picture is not kept: to get it back, choose the file again.',
    yes: 'Yes, take it off!',
  },
  accent: {
    hint: 'Of links and buttons: # and six digits. Empty: the usual one.',
    choose: 'Choose the accent colour',
    usual: 'Usual colour',
    shades: 'How the colour is shown',
    link: 'Link',
    button: 'Button',
    themes: { dark: 'Dark theme', light: 'Light theme' },
    readable: (theme: string, ratio: string) =>
      `${theme}: ${ratio} to 1. Easy to read, shown as you chose it.`,
    lighter: (theme: string, ratio: string, colour: string, better: string) =>
      `${theme}: ${ratio} to 1 is hard to read (4.5 is needed), so it is shown lighter, as ${colour}, with ${better} to 1.`,
    darker: (theme: string, ratio: string, colour: string, better: string) =>
      `${theme}: ${ratio} to 1 is hard to read (4.5 is needed), so it is shown darker, as ${colour}, with ${better} to 1.`,
  },
  home: { welcome: 'Below what the page says by itself. Own words have up to 600 characters.' },
  menu: { lead: 'The categories behind “Menu” at the top of every page.' },
  footer: {
    lead: 'Groups of links at the foot of every page; the legal pages are always there.',
  },
  /** A list that is the usual one until somebody starts their own from it. */
  lists: { tiles: ownList('tiles'), menu: ownList('categories'), footerGroups: ownList('groups') },
  giveUp: {
    text: (own: string) =>
      `${own} are removed when you save. Until then “Undo changes” brings them back.`,
    yes: 'Use the usual ones',
  },
  rows: {
    up: '↑ Up',
    upOf: (row: string) => `Move ${row} up`,
    down: '↓ Down',
    downOf: (row: string) => `Move ${row} down`,
    remove: 'Remove',
    removeOf: (row: string) => `Remove ${row}`,
    moved: (place: number, count: number) => `Moved to place ${place} of ${count}`,
    count: (count: number, most: number) => `${count} of ${most}`,
    title: 'Title',
    text: 'Text',
    ownTitle: 'Another title',
    byHost: 'Shown by its host',
    leadsTo: 'Leads to',
    address: '/check or https://…',
    links: 'Links',
    addLink: 'Add a link',
    link: (number: number, group: string) => `link ${number} of ${group}`,
  },
  tiles: {
    title: 'Tiles',
    onPhones: (count: number) =>
      `Small screens show the first ${count}; put first what most people need.`,
    add: 'Add a tile',
    one: (number: number) => `Tile ${number}`,
    row: (number: number) => `tile ${number}`,
    notOnPhones: 'not on small screens',
  },
  groups: {
    menu: {
      add: 'Add a category',
      one: (number: number) => `Category ${number}`,
      row: (number: number) => `category ${number}`,
    },
    footerGroups: {
      add: 'Add a group',
      one: (number: number) => `Group ${number}`,
      row: (number: number) => `group ${number}`,
    },
  },
  legal: {
    lead: 'Each page is complete in every language, made of your facts. What you add stands below it. In own words an empty line begins a new paragraph, and a line that begins with “## ” is a heading.',
    usual: 'nothing added',
    added: 'with an addition of yours',
    additionTo: (name: string) => `Added to “${name}”`,
  },
  facts: {
    lead: 'The site makes sentences of these in each language, and offers in notices what needs them.',
    timeZone:
      'Days and times on the site, in the dashboard, in mails and on paper are in this time zone. Type a city',
    zoneHere: (zone: string) => `Use ${zone}, the time zone of this device`,
    begin: 'Enter the hours',
    noWeek: 'Do not say the hours',
    closed: 'closed',
    addHours: 'Add hours',
    day: 'Day',
    addDay: 'Add a day',
    addFee: 'Add an item',
    item: 'What is paid for',
    takes: 'What you take',
    sum: 'An amount',
    nothing: 'Nothing',
    remove: 'Remove',
  },
  languages: {
    lead: 'Visitors choose among these, and get the one that their browser asks for.',
    label: 'Languages of the public pages',
    usual: 'The usual language',
    usualHint: 'For everybody who asks for none of these',
  },
  addresses: {
    lead: 'Besides the address of this site, the page “Our only web addresses” names these. An address that is not there is not yours.',
    one: (number: number) => `Web address ${number}`,
    remove: 'Remove',
    removeOne: (number: number) => `Remove web address ${number}`,
    add: 'Add a web address',
    source:
      'Where people get the source code of what runs here, if you changed it (AGPL-3.0); https only',
  },
}
