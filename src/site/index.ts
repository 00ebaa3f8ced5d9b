export { mountSite, sitePageFor } from './mount-site.ts'
