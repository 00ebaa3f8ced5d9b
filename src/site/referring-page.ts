/**
 * Returns the path of the page of ours whose form or link led here, redirects included, which keep the referrer. '' when
 * the browser names no page, or one of another website.
 */
export function referringPage(request: Request, siteUrl: string): string {
  const referrer = request.headers.get('referer') ?? ''
  if (!URL.canParse(referrer)) return ''
  const { origin, pathname } = new URL(referrer)
  return origin === new URL(siteUrl).origin ? pathname : ''
}
