export { ChannelCards, useHasChannel } from './components/channel-cards.tsx';
