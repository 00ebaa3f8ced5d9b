/** A sentence that no agency's site may contain. */
export const text = 'This page belongs to the Government of Canada.'
/** An address that reads as a government's. */
export const host = 'https://evisa-canada.example/'
const group = [
  ['0.title', 'Embassy of Canada'],
  ['0.links.0.label', 'Government of Canada'],
  ['0.links.0.url', host],
]

/** Every public field of the settings, with content that would make this site pass for a government's. */
export const tries: readonly (readonly string[])[] = [
  ['displayName', 'eVisa Canada'],
  ['legalName', 'Government of Canada'],
  ['regulator', 'Official Visa Portal, Government of Canada'],
  ['licenceNumber', 'Government of Canada'],
  ['address', 'Embassy of Canada, Gulshan, Dhaka'],
  ['phone', 'Embassy of Canada'],
  ['email', 'visa@evisa-canada.example'],
  ['accentColour', '#1d70b8'],
  ['welcomeText', 'Your visa is valid and is shown here.'],
  ['tiles.0.title', 'Embassy of Canada'],
  ['tiles.0.text', 'Your visa has been granted.'],
  ['tiles.0.url', host],
  ...['menu', 'footerGroups'].flatMap((name) =>
    group.map(([at, claim]) => [`${name}.${at}`, claim]),
  ),
  ['legalTexts.privacy', text],
  ['webAddresses.0', 'https://visa.gov.example/'],
  ['sourceCodeUrl', host],
] as string[][]
