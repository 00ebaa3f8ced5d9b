export { now } from '#modules/gossip'
