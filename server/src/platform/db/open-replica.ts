import type { Connection } from './connect.ts';
import { type ConnectionPool, openConnectionPool } from './connection-pool.ts';
import { Replica, type ReplicaState } from './replica.ts';
import { sameRoleAt } from './roles.ts';

type Options = {
  /** Where the replica is. Its role is that of `connection`. */
  address: string;
  connection: Connection;
  primary: ConnectionPool;
  max: number;
  isPrepared: boolean;
  onState(state: ReplicaState): void;
};

/** A streaming replica of the primary, for reads. It need not be there yet. */
export function openReplica({ address, connection, primary, max, isPrepared, onState }: Options): Replica {
  const role = sameRoleAt(address, connection);
  const options = { isPrepared, isReadOnly: true };
  return new Replica({
    primary,
    replica: openConnectionPool(role, { ...options, max, name: 'shala reads' }),
    watch: openConnectionPool(role, { ...options, max: 1, name: 'shala replica' }),
    onState,
  });
}
