export { sitePageFor } from './errors/site-page-for.tsx'
export { mountSite } from './mount-site.ts'
export { mountOldAddresses } from './old-addresses.ts'
export { publicPolicy } from './policy.ts'
