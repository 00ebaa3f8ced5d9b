import { expect, type Locator, type Page } from '@playwright/test'
import { refuseClaimsInPdf } from '#test/pdf-text'

/** Expects a receipt on one sheet of either size without any claim; checks that a claim would be found on it. */
export async function expectHonestOnPaper(page: Page, receipt: Locator): Promise<void> {
  for (const [paper, width] of [
    ['A4', 595],
    ['A6', 298],
  ] as const) {
    await page.getByRole('radio', { name: paper }).check()
    const bytes = await page.pdf({ preferCSSPageSize: true })
    await refuseClaimsInPdf(paper, bytes)
    const pdf = bytes.toString('latin1')
    expect(pdf.match(/\/Type \/Page\b/g), paper).toHaveLength(1)
    const points = Number(/\/MediaBox \[0 0 ([\d.]+)/.exec(pdf)?.[1])
    expect(Math.abs(points - width), paper).toBeLessThan(3)
  }
  await receipt.evaluate((paper) =>
    paper.prepend('Your visa is valid.', paper.ownerDocument.createElement('hr')),
  )
  await expect(refuseClaimsInPdf('A receipt', await page.pdf())).rejects.toThrow(
    'A receipt claims: Your visa is valid.',
  )
}
