/** Things handed to somebody: a secret that is shown once, a sheet to print, a returned original, in English. */
export const handoutWords = {
  secret: {
    once: 'It is shown only this once.',
    copy: 'Copy',
    done: 'Done',
    leave: {
      title: (what: string) => `Leave without ${what}?`,
      text: (what: string) =>
        `It is shown only this once, and you have neither copied nor printed it. If you leave now, ${what} is gone and a new one has to be made.`,
    },
  },
  slip: {
    title: 'Slip with the access code',
    print: 'Print',
    back: 'Back to the record',
    language: 'Language of the slip',
  },
  receipt: {
    title: 'Receipt for an original',
    language: 'Language of the receipt',
  },
  qrOf: (text: string) => `QR code of ${text}`,
}
