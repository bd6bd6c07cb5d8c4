import { systemCalls } from '@signet/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { MessagePage } from '../../shell/message-page.tsx';
import { Mark } from '../../ui/mark.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** What runs here (spec administration §2.1). */
export const AboutPage = () => {
  const { data, isError } = useQuery({
    queryKey: ['version'],
    queryFn: ({ signal }) => call(systemCalls.version, {}, { signal }),
  });
  return (
    <MessagePage title="About Signet" drawing={<Mark size={72} />}>
      <p>From a founder’s answers to a brand they can use the same day.</p>
      {data ? (
        <p>Version {data.version}</p>
      ) : isError ? (
        <p>The version could not be read.</p>
      ) : (
        <Skeleton width={140} />
      )}
    </MessagePage>
  );
};
