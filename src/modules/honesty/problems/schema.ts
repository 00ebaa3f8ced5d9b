/** Why a text may not be public, with the words in question; translations use these names. */
export const honestyProblems = {
  hidden:
    'This holds a mark that nobody can see, such as one that turns the direction of writing. Type the text again instead of pasting it.',
  marks:
    'There are accents or marks here without a letter, or more than two on one. Type the text again.',
  script:
    '“{words}” is not a letter or sign that the check of public texts covers. Write in {languages}.',
  picture: 'Put a space between “{words}” and the word beside it.',
  language:
    'This is in a language that the check of public texts does not cover. Write it in {languages}.',
  mixed: '“{words}” mixes letters of two alphabets in one word. Write each word in one.',
  spaced: '“{words}” has spaces between the letters of words. Write each word without them.',
  likeness:
    '“{words}” reads much like texts that pass a private agency off as an authority, or its pages as a visa. Say plainly what you do yourselves, and where to ask the authority.',
  identity:
    '“{words}” reads as if this site were, or spoke for, an authority. You are a private organisation: say what you do yourselves.',
  effect:
    '“{words}” reads as if it were known here that a visa or permit is valid or granted. Only the authority knows: say where to ask.',
  reliance:
    '“{words}” tells people to rely on this site as on a paper of the authority. Say that it shows copies only.',
  against: '“{words}” contradicts the sentence on every page. Leave it out.',
  speaker: '“{words}” reads as if an authority spoke here. Say who you are, or what to ask there.',
  title:
    '“{words}” reads as the title of an authority’s own page. Say what people find behind it, such as “Ask the embassy”.',
  person: '“{words}” names an authority. Write the name of the person.',
  mark: '“{words}” names an authority. Write only the number.',
  regulator:
    '“{words}” does not belong to the name of a licensing authority. Write its name only, such as “Bureau of Manpower”.',
  mailbox: '“{words}” in this address names an authority. Use an address that names your agency.',
  placeOfAuthority:
    '“{words}” reads as if this were an authority’s address. Write where your own office is, such as “near the Passport Office”.',
  officialPlace: '“{words}” does not belong in an address.',
  hiddenHost:
    'The address has a name before an @, behind which another site hides. Leave that part out.',
  ownHost:
    'The address contains “{words}”, which reads as a government or its visa service. Use an address that names your agency.',
  otherHost:
    'The address contains “{words}”, which reads as a government or its visa service, and is not one. Link to the authority’s own website, or to a page of yours.',
  colour:
    'This is close to the colour of {of} ({colour}), and nobody may take this site for a government’s. Choose another, such as #8a4b08.',
  authorityInName:
    'The name contains “{words}”, which is a word of an authority. Use the registered name of your agency, without it.',
  noBusiness:
    'A registered name has a legal form or a word of private business, such as Ltd, Agency, Overseas or Consultants. Write it as it is registered.',
  needsBusiness:
    'A name with “{words}” also says what kind of private business it is, such as Consultants or Recruiting. Write it as it is registered.',
  onlyGeneral:
    'This name could be that of a public office. Use the registered name of your agency, with the words that are its own.',
} as const
