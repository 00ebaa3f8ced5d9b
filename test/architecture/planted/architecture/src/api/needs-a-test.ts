export { amina } from '#test/people'
