import { systemCalls } from '@signet/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Which release runs here. */
export const Version = () => {
  const { data, isError } = useQuery({
    queryKey: ['version'],
    queryFn: ({ signal }) => call(systemCalls.version, {}, { signal }),
  });
  if (isError) return <p>The version could not be read.</p>;
  return data ? <p>Version {data.version}</p> : <Skeleton width={140} />;
};
