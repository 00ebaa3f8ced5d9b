/**
 * What no public page may say, in the texts that Candor ships (H2, H4). Letter case does not
 * matter. What organisations write themselves is judged when they save it (#modules/organisation).
 */
export const forbiddenWords: readonly RegExp[] = [
  /\bofficial\b/i,
  /\bgovernment[- ](?:portal|approved|verified|authori[sz]ed|certified)\b/i,
  /\bgovernment verified id\b/i,
  /\bid card\b/i,
  /\bon behalf of the (?:government|embassy|ministry)\b/i,
  /\b(?:your|this|the) (?:visa|permit|work permit) (?:is|has been|was) (?:valid|granted|verified|genuine|approved)\b/i,
  /\bverified by (?:the )?(?:government|embassy|authority)\b/i,
  /\bguaranteed?\b/i,
  /\bcrown copyright\b/i,
  /\b(?:maple leaf|coat of arms|wordmark)\b/i,
]

/** Addresses that no page links to: services that look-alike sites copy or send people to. */
export const forbiddenLinks: readonly RegExp[] = [
  /^http:\/\//i,
  /\bvfsglobal\b/i,
  /\b(?:bit\.ly|tinyurl\.com|t\.me|wa\.me|goo\.gl)\b/i,
  /^https?:\/\/[^/]*\b(?:embassy|consulate|highcommission)\b/i,
  /googletagmanager|google-analytics|doubleclick|facebook\.(?:com|net)/i,
]
