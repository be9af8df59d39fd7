export { default } from '../../(site)/[locale]/not-found'
