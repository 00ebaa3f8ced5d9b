export * from './file/page.tsx'
