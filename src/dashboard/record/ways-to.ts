interface Reached {
  /** E.164. */
  telephone: string | null
  email: string | null
}

/** Returns addresses that an app of this device opens with the text filled in. They go to no website. */
export function waysTo({ telephone, email }: Reached, text: string, writeEmail: string) {
  const body = encodeURIComponent(text)
  const byTelephone = telephone && [
    { label: 'WhatsApp', href: `whatsapp://send?phone=${telephone.slice(1)}&text=${body}` },
    { label: 'SMS', href: `sms:${telephone}?&body=${body}` },
  ]
  const byMail = email && [
    { label: writeEmail, href: `mailto:${encodeURIComponent(email)}?body=${body}` },
  ]
  return [...(byTelephone || []), ...(byMail || [])]
}
