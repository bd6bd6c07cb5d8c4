import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';

/** Spec administration §8.3. */
export const TableFailed = ({ onRetry }: { onRetry: () => unknown }) => (
  <Banner level="error" action={<Button onPress={() => void onRetry()}>Try again</Button>}>
    Failed to show pricing table.
  </Banner>
);
