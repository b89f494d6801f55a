"""The server's figures as Prometheus reads them. It needs the extra `server` and is imported only on request."""

from collections.abc import Iterable, Iterator

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from stammtisch.server.metrics import BOUNDS, COUNTED, FAMILIES, Figures, Histogram, Metrics

MEDIA_TYPE = CONTENT_TYPE_LATEST


def exposition(metrics: Metrics) -> bytes:
    """Return all figures as Prometheus text."""
    registry = CollectorRegistry(auto_describe=False)
    registry.register(_Families(metrics))
    return generate_latest(registry)


class _Families(Collector):
    """The metrics by family; a label tells several processes apart."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def collect(self) -> Iterator[Metric]:
        """Give the metrics to Prometheus."""
        of_all = self._metrics.of_all()
        labels = [] if self._metrics.process is None else ["process"]
        figures = [
            ([] if number is None else [str(number)], one) for number, one in sorted(of_all.items(), key=_number)
        ]
        begun = GaugeMetricFamily("stammtisch_start_time_seconds", "When the process began.", labels=labels)
        for label, one in figures:
            begun.add_metric(label, one.begun)
        yield begun
        for name in _names(one.counts for _, one in figures):
            counter = CounterMetricFamily(f"stammtisch_{name}", COUNTED.get(name, name), labels=labels)
            for label, one in figures:
                counter.add_metric(label, one.counts.get(name, 0))
            yield counter
        refusals = CounterMetricFamily("stammtisch_refusals", FAMILIES["refusals"], labels=[*labels, "limit"])
        for label, one in figures:
            for limit, number in sorted(one.refusals.items()):
                refusals.add_metric([*label, limit], number)
        yield refusals
        for name in _names(one.gauges for _, one in figures):
            gauge = GaugeMetricFamily(f"stammtisch_{name}", name, labels=labels)
            for label, one in figures:
                gauge.add_metric(label, one.gauges.get(name, 0.0))
            yield gauge
        for name in _names(one.histograms for _, one in figures):
            family = HistogramMetricFamily(f"stammtisch_{name}", FAMILIES.get(name, name), labels=labels)
            for label, one in figures:
                histogram = one.histograms.get(name, Histogram())
                family.add_metric(label, _buckets(histogram), histogram.seconds)
            yield family


def _number(item: tuple[int | None, Figures]) -> int:
    return item[0] or 0


def _names(dictionaries: Iterable[Iterable[str]]) -> list[str]:
    return sorted({name for dictionary in dictionaries for name in dictionary})


def _buckets(histogram: Histogram) -> list[tuple[str, float]]:
    total, buckets = 0, []
    for bound, number in zip([*BOUNDS, float("inf")], histogram.buckets, strict=True):
        total += number
        buckets.append(("+Inf" if bound == float("inf") else f"{bound:g}", float(total)))
    return buckets
