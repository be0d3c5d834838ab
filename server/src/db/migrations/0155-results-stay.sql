-- What a published version says never changes: a correction is a new version. The result analysis keeps it in memory because of that.
revoke update, delete on results, result_subjects, result_section_figures, result_subject_figures, result_paper_figures from shala_app;
revoke update, delete on result_versions from shala_app;
grant update (is_current) on result_versions to shala_app;
