const data = 'https://www.w3.org/TR/vc-data-model#'
const security = 'https://w3id.org/security#'
const status = 'https://www.w3.org/ns/credentials/status-list#'

/** The problems that the specifications name, each with its address. */
const problems = {
  PARSING_ERROR: data,
  MALFORMED_VALUE_ERROR: data,
  PROOF_VERIFICATION_ERROR: security,
  INVALID_CHALLENGE_ERROR: security,
  INVALID_DOMAIN_ERROR: security,
  STATUS_VERIFICATION_ERROR: status,
  STATUS_RETRIEVAL_ERROR: status,
}
type Problem = keyof typeof problems

/** What is answered with 400. */
export class Refused extends Error {
  readonly problem: { type: string; title: string; detail: string }
  constructor(title: Problem, detail: string) {
    super(detail)
    this.problem = { type: problems[title] + title, title, detail }
  }
}

export function refuse(problem: Problem, detail: string): never {
  throw new Refused(problem, detail)
}
