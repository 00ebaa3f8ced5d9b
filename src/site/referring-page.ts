/**
 * The path of the page of ours whose form or link led here, also by way of redirects, which keep the referrer; '' where
 * the browser names none, or another website's.
 */
export function referringPage(request: Request, siteUrl: string): string {
  const referrer = request.headers.get('referer') ?? ''
  if (!URL.canParse(referrer)) return ''
  const { origin, pathname } = new URL(referrer)
  return origin === new URL(siteUrl).origin ? pathname : ''
}
