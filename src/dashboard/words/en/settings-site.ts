import { sentence } from '#messages/isolated'

/** What the settings say of the public site: pictures, colour, home page, links, legal texts, languages, addresses; in English. */
export const settingsSiteWords = {
  pictures: {
    logo: {
      label: 'Logo',
      hint: 'JPEG, PNG or WebP, up to 5 MiB. Saved at once. No crest, flag or government mark.',
      alt: (name: string) => sentence`Logo of ${name}`,
      none: 'No logo: the name is shown',
      choose: 'Choose a logo',
      afterwards: 'The name is shown instead.',
      saved: 'Logo saved',
      takenOff: 'The logo is taken off',
    },
    office: {
      label: 'Photo of the office',
      hint: 'Shown on the home page with the address. JPEG, PNG or WebP, up to 5 MiB. Saved at once. Your own door or sign, nobody’s papers or faces, no flag or government building.',
      alt: (name: string) => sentence`Photo of the office of ${name}`,
      none: 'No photo: the home page has no part about the office',
      choose: 'Choose a photo',
      afterwards: 'The part about the office goes from the home page.',
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
  legal: {
    names: {
      copyright: 'Copyright',
      privacy: 'Privacy',
      disclaimer: 'Disclaimer',
      accessibility: 'Accessibility',
      'your-information': 'Your information',
    },
  },
  languages: {
    lead: 'Visitors choose among these, and get the one that their browser asks for.',
    label: 'Languages of the public pages',
    usual: 'The usual language',
    usualHint: 'For everybody who asks for none of these',
    timeZone:
      'Days and times on the site, in the dashboard, in mails and on paper are told by this clock. Type a city',
    names: {
      en: 'English',
      bn: 'বাংলা (Bengali)',
      hi: 'हिन्दी (Hindi)',
      ne: 'नेपाली (Nepali)',
      ar: 'العربية (Arabic)',
      fil: 'Filipino',
    },
  },
  addresses: {
    lead: 'Beside the address of this site, the page “Our only web addresses” names these. Whatever is not there is not yours.',
    one: (number: number) => `Web address ${number}`,
    remove: 'Remove',
    removeOne: (number: number) => `Remove web address ${number}`,
    add: 'Add a web address',
    source:
      'Where the source of what runs here can be had, if you changed it (AGPL-3.0); https only',
  },
}
