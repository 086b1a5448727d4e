import { stopServers } from './setUp.ts';

export default stopServers;
