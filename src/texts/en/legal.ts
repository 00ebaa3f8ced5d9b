import { home as homeWords } from './agency.ts'

/** What the usual legal texts mention. */
export interface LegalFacts {
  organisation: string
  legalName: string
  licence: string
  authority: string
  /** Whether the regulator is in the reviewed table; otherwise only the agency says who licensed it. */
  isReviewed: boolean
  /** The names of all details that a file may hold. */
  details: string
  /** The names of what the opened file offers. */
  wrong: string
  download: string
  consents: string
  leave: string
  /** The public address of this site. */
  address: string
  /** How many days a deleted file can be restored, in the reader's digits. */
  trashDays: string
}

/**
 * The usual texts of the legal pages. Empty lines separate paragraphs; a line that begins with `## `
 * is a heading.
 */
export const legalWords = {
  pages: {
    copyright: {
      title: 'Copyright',
      text: ({ legalName }: LegalFacts) => `
The texts and pictures of this website belong to ${legalName}, unless it says otherwise next to them.

## Copies of documents

A scan of a document does not become ours because we hold it. It belongs to whoever it was issued to, and its layout to whoever issued it.

Every picture of a document carries our name and the words that it is not a government document. Please do not remove them.

## What you may do

You may link to every public page. You may print what you need to understand your own file.

You may not copy this website, or parts of it, to another address under our name.

## The software

This website runs on Candor, which is free software under the GNU Affero General Public License, version 3 or later.
`,
    },
    privacy: {
      title: 'Privacy',
      text: ({ legalName, details, ...offered }: LegalFacts) => `
${legalName} runs this website and answers for the information that it holds.

## What we hold

We hold these details about you, as far as we know them: ${details}. We hold copies of the documents that you gave us or that we received for you.

We also hold the terms of your contract, what was paid, and which originals are in our office. We hold our messages to you, what you told us or agreed to, and our staff’s notes.

We hold all this to arrange work abroad for you, as you asked us to. Your open file says how long we keep it.

## Who sees it

You see it, with your number and your access code. Our staff see it as far as their work needs.

Nobody else sees it here, unless you share a part yourself. You see each time that a share was opened, and you can stop it at any time.

Passports, medical forms, fingerprint papers and police clearances are shown to you only.

Our staff may ask an authority or an employer about a document. You can say no to that in your open file.

## What this website notes

We note when a file was opened, so that you and we can see misuse. We count tries from a network address for a short time, to stop guessing.

This website sets cookies only to keep a file open, to keep you signed in and to remember your choices. One of them recognises a browser in which you have signed in. The website shows no advertising and does not count visitors.

## Your rights

Your open file has “${offered.download}”, “${offered.wrong}”, “${offered.consents}” and “${offered.leave}”. You can also write or come to our office, and ask us to delete your file.
`,
    },
    disclaimer: {
      title: 'What this site is not',
      text: ({ organisation, licence, authority, isReviewed }: LegalFacts) => {
        const lookUp = isReviewed ? homeWords.lookUpText : homeWords.lookUpByOwnAccount
        return `
${organisation} is a private recruitment agency. It is not a government, and no government runs this website.

${lookUp(licence, authority)} A licence allows an agency to recruit, and nothing more.

## What we can tell you

We can tell you whether a document is the same as the copy that we hold, and since when we have held it.

## What we cannot tell you

We cannot tell you whether an authority issued a document, or whether it is still in force. Only that authority knows.

Next to each document we show where to ask. Those websites are not ours, and we are not responsible for them.

## What we never do

We do not issue visas or permits. We do not ask for money to show or to “release” a document.
`
      },
    },
    accessibility: {
      title: 'Accessibility',
      text: ({ organisation }: LegalFacts) => `
${organisation} wants everybody to be able to use this website.

## What you can expect

The pages work without script, with a keyboard alone, with a screen reader, and on a small phone with a slow line.

You can enlarge them to four times their size. You can choose a dark or a light appearance in the menu.

We aim at the Web Content Accessibility Guidelines 2.2, level AA.

## What does not work well

Documents are pictures, so a screen reader cannot read them out. Ask us, and we read a document to you or send you its text.

## Tell us

Does something not work for you? Use “Report a concern” at the foot of each page. Say which page it was and what you use.
`,
    },
    'your-information': {
      title: 'Your information',
      text: ({ organisation, trashDays, wrong, leave }: LegalFacts) => `
This page tells candidates of ${organisation} what happens to their file.

## How it begins

Our staff enter your details and your documents. You see them here once our staff have made the file available.

Then you get a slip with your access code. Keep it like a key.

## How to see it

Open “Check your file”. Type your passport number or your reference number, and the access code.

The file stays open for 15 minutes. Close it when you use somebody else’s phone.

## How to correct it

Is something wrong or missing? Choose “${wrong}” next to it in your open file, or tell us at the office or by telephone. We keep the earlier version of a document, so that nothing gets lost.

## How to share it

In your open file you choose which documents an employer or a bank may see, and until when. You can stop a share at any time.

## How to end it

Choose “${leave}” in your open file. After 30 days we remove what we do not have to keep. Contracts, and what was said about money, stay longer.

You may also ask us to delete your file. It is then hidden at once and removed for good after ${trashDays} days, but not before you have your originals back.

Have you lost your slip, or has somebody seen your code? Ask us for a new code. The old one stops working.
`,
    },
  },
  description: (title: string, organisation: string) =>
    `${title}: ${organisation}, a private recruitment agency and not a government.`,
}
