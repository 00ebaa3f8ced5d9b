import type { ConsentWords } from './words-purposes.schema.ts'

export const english: ConsentWords = {
  keeping: {
    title: 'Keeping your file',
    asked: 'May we keep your details and copies of your papers, so that we can work for you?',
    without:
      'If you say no, we add no more papers from now on. After 30 days we remove what we need not keep. Until then you can open your file and take everything along.',
  },
  sharing: {
    title: 'Showing papers to others',
    asked:
      'May papers of your file be shown to others, such as an employer? You choose each time which papers, and to whom.',
    without:
      'If you say no, all your shares end now, and nobody can make a new one. You can still open your file.',
  },
  asking: {
    title: 'Asking authorities',
    asked:
      'May our staff ask the authorities about your papers, with your name and the numbers on the papers?',
    without:
      'If you say no, our staff do not ask from now on. The answers that we have stay beside your papers.',
  },
  messages: {
    title: 'Messages to you',
    asked: 'May we write to you about your file, to your telephone or by email?',
    without:
      'If you say no, we send no messages from now on. We still tell you when your access code was changed or all your data was copied.',
  },
  handover: {
    title: 'Handing your file over',
    asked:
      'Our agency is closing. May we give your details and papers to the agency that our site names as our successor?',
    without:
      'If you say no, or do not answer, we do not hand them over. We delete them after our last day. Until then you can open your file and download everything.',
  },
}
