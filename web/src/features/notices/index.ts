export { ChannelCards } from './components/channel-cards.tsx';
