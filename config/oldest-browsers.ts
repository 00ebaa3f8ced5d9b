/**
 * The oldest browsers for which scripts and styles are built: the last ones of Windows 7, and Safari of
 * 2023. Browser tests remove what is newer (test/support/oldest-browser.ts).
 */
export const oldestBrowsers = ['chrome109', 'edge109', 'firefox115', 'safari16.4']
