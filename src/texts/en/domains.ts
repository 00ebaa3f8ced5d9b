/** "Our only web addresses". */
export const domainWords = {
  title: 'Our only web addresses',
  description: (organisation: string) =>
    `The web addresses that belong to ${organisation}, a private recruitment agency.`,
  lead: (organisation: string) =>
    `Only these addresses belong to ${organisation}. A page at any other address is not ours, whatever it looks like.`,
  thisSite: 'This website',
  others: 'Also ours',
  howTitle: 'How to be sure',
  how: [
    'Look at the part before the first single slash: its end must be exactly as above.',
    'Type the address yourself, or scan the code on your slip. A link in a message can lead elsewhere.',
    'We never ask for your access code by telephone, message or email.',
    'None of our addresses belongs to a government, and we do not use one that sounds like a government’s.',
  ],
  foundOne: 'Have you found another page with our name?',
}
